import { fromPromise } from 'xstate';
import { generalConditions, staticPage } from '../contract/index.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPage } from '../platform/watchPage.ts';
import type { LegalText } from './legalText.ts';

export const legalActors = ({ api, ports }: Pick<OverlaysDependencies, 'api' | 'ports'>) => ({
  watchPage: watchPage(ports),
  loadText: fromPromise<string, LegalText>(({ input: { kind, name, language }, signal }) =>
    kind === 'page'
      ? api.send(staticPage, { params: { page: name }, language, signal })
      : api.send(generalConditions, { params: { id: name }, language, signal }),
  ),
});
