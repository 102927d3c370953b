import { fromPromise } from 'xstate';
import { type Style, styleDetail } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';
import type { WantedStyle } from './adding.machine.ts';

export const addingActors = (api: Api) => ({
  loadStyle: fromPromise<Style, WantedStyle>(({ input: { place, articleId }, signal }) =>
    api.send(styleDetail, { params: { ...place, articleId }, signal }),
  ),
});
