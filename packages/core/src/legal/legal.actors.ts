import { fromPromise } from 'xstate';
import { generalConditions, staticPage } from '../contract/index.ts';
import type { Api } from '../platform/api/client.ts';
import type { LegalText } from './legalText.ts';

export const legalActors = (api: Api) => ({
  loadText: fromPromise<string, LegalText>(({ input: { kind, name, language }, signal }) =>
    kind === 'page'
      ? api.send(staticPage, { params: { page: name }, language, signal })
      : api.send(generalConditions, { params: { id: name }, language, signal }),
  ),
});
