import { fromPromise } from 'xstate';
import type { Api } from '../../api/client.ts';
import { type Style, styleDetail } from '../../contract/index.ts';
import type { StyleInput } from './style.machine.ts';

export const styleActors = (api: Api) => ({
  loadStyle: fromPromise<Style, StyleInput>(({ input: { place, articleId }, signal }) =>
    api.send(styleDetail, { params: { ...place, articleId }, signal }),
  ),
});
