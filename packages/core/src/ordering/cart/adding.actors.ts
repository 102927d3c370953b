import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type Style, styleDetail } from '../../contract/index.ts';
import type { WantedStyle } from './adding.machine.ts';

export const addingActors = (api: Api) => ({
  loadStyle: fromPromise<Style, WantedStyle>(({ input: { place, articleId }, signal }) =>
    api.send(styleDetail, { params: { ...place, articleId }, signal }),
  ),
});
