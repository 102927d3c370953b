import { fromPromise } from 'xstate';
import type { Api } from '../api/client.ts';
import { generalConditions, staticPage } from '../contract/index.ts';
import type { LegalText } from './legalText.ts';

export const legalActors = (api: Api) => ({
  loadText: fromPromise<string, LegalText>(({ input: { kind, name, language }, signal }) =>
    kind === 'page'
      ? api.send(staticPage, { params: { page: name }, language, signal })
      : api.send(generalConditions, { params: { id: name }, language, signal }),
  ),
});
