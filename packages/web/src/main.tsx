import { createPortal, type Portal } from '@selvedge/core';
import { configurationOf } from './platform/configurationOf.ts';
import { browserPorts } from './platform/ports/browserPorts.ts';
import { showPortal } from './portal/showPortal.tsx';

const openPortal = (): Portal => {
  try {
    return createPortal({
      configuration: configurationOf(document),
      ports: browserPorts(),
      browserLanguages: navigator.languages,
    });
  } catch (fault) {
    // The error is rethrown for the developer. The user sees more than a blank page.
    void import('./portal/configuration/showSetupFault.tsx').then(({ showSetupFault }) =>
      showSetupFault(fault, document),
    );
    throw fault;
  }
};

const portal = openPortal();
portal.start();
await showPortal(portal, document);
