import { createPortal } from '@selvedge/core';
import { browserPorts } from '@selvedge/web/browserPorts';
import { configurationOf } from '@selvedge/web/configurationOf';
import { showPortal } from '@selvedge/web/showPortal';
import { createRoot } from 'react-dom/client';
import { FlowsDock } from './flows/FlowsDock.tsx';
import { watchFlows } from './flows/watchFlows.ts';
import { chosenScene } from './scene/chosenScene.ts';
import { removeChunk } from './scene/removeChunk.ts';
import { performActions } from './scene/userActions.ts';
import { madeUpConfiguration } from './service/configuration.ts';
import { madeUpPorts } from './service/ports.ts';
import './stage.css';

/*
 * The portal with its flows beside it, for development: this is what `npm run stage` shows. With a scene
 * (`?scene=<id>`), the service is simulated in the page. Without one, the real service is used.
 */
const scene = chosenScene(window);
if (scene?.gone) removeChunk(document, scene.gone);
const flows = watchFlows();
const portal = createPortal({
  configuration: scene ? madeUpConfiguration : configurationOf(document),
  ports: scene ? madeUpPorts(browserPorts(), window, scene) : browserPorts(),
  browserLanguages: navigator.languages,
  inspect: flows.observer,
});
portal.start();
await showPortal(portal, document);

const dock = document.body.appendChild(document.createElement('aside'));
dock.id = 'stage';
dock.setAttribute('aria-label', 'Flows');
createRoot(dock).render(<FlowsDock flows={flows} scene={scene} />);
if (scene?.userActions) void performActions(document, scene.userActions);
