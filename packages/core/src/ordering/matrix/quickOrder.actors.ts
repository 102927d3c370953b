import { fromPromise } from 'xstate';
import { type SizeCurves, sizeCurves } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import type { CurvesInput } from './quickOrderEvents.ts';

export const quickOrderActors = (api: Api) => ({
  loadCurves: fromPromise<SizeCurves, CurvesInput>(({ input: { place, articleId }, signal }) =>
    api.send(sizeCurves, { params: { ...place, articleId }, signal }),
  ),
});
