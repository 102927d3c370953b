import type { OverlaysRef, Portal } from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { LanguageSelector } from '../shell/LanguageSelector.tsx';
import { MaintenanceLayer } from './MaintenanceLayer.tsx';

type Props = { overlays: OverlaysRef; portal: Portal };

/** The portal's maintenance, with what its dialogs need from the portal. */
export function PortalMaintenance({ overlays, portal }: Props) {
  const actor = useSelector(overlays, ({ children }) => children.maintenance);
  const language = useSelector(portal.actor, ({ context }) => context.language);
  const languageRef = useSelector(portal.actor, ({ children }) => children.language);
  const isSignedIn = useSelector(portal.actor, (snapshot) => snapshot.matches('open'));
  const tilesRef = useSelector(portal.actor, ({ children }) => children.tiles);
  const tiles = useSelector(tilesRef, (snapshot) => snapshot?.context.tiles ?? none);
  if (!actor) return null;
  const titled = tiles.flatMap((tile) => [tile, ...tile.subpageTiles]);
  return (
    <MaintenanceLayer
      actor={actor}
      tileTitles={Object.fromEntries(titled.map(({ id, title }) => [id, title]))}
      isSignedIn={isSignedIn}
      languages={
        <LanguageSelector
          language={language}
          onLanguage={(chosen) => languageRef?.send({ type: 'language.chosen', language: chosen })}
        />
      }
    />
  );
}

const none: never[] = [];
