import { createPortal } from '@selvedge/core';
import { configurationOf } from './app/configurationOf.ts';
import { browserPorts } from './app/ports/browserPorts.ts';
import { showPortal } from './app/showPortal.tsx';

const portal = createPortal({
  configuration: configurationOf(document),
  ports: browserPorts(),
  browserLanguages: navigator.languages,
});
portal.start();
await showPortal(portal, document);
