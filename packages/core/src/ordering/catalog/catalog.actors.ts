import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type SeasonPlace, type StyleIndex, styleIndex } from '../../contract/index.ts';

export const catalogActors = (api: Api) => ({
  loadStyles: fromPromise<StyleIndex, SeasonPlace>(({ input, signal }) =>
    api.send(styleIndex, { params: input, signal }),
  ),
});
