import { fromPromise } from 'xstate';
import { type SizeCurves, sizeCurves } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import { type SizeCurvesInput, sizeCurvesMachine } from './sizeCurves.machine.ts';

export const quickOrderActors = (api: Api) => ({
  curves: sizeCurvesMachine.provide({
    actors: {
      loadCurves: fromPromise<SizeCurves, SizeCurvesInput>(({ input: { place, articleId }, signal }) =>
        api.send(sizeCurves, { params: { ...place, articleId }, signal }),
      ),
    },
  }),
});
