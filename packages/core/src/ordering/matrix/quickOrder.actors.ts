import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type SizeCurves, sizeCurves } from '../../contract/index.ts';
import type { CurvesInput } from './quickOrderEvents.ts';

export const quickOrderActors = (api: Api) => ({
  loadCurves: fromPromise<SizeCurves, CurvesInput>(({ input: { place, articleId }, signal }) =>
    api.send(sizeCurves, { params: { ...place, articleId }, signal }),
  ),
});
