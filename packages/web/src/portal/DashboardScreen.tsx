import {
  asWished,
  type Failure,
  favoritesOf,
  type greetingMachine,
  isSilent,
  type Portal,
  tileOfSlug,
  type tilesMachine,
} from '@selvedge/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { DashboardView, type GreetingState } from '../dashboard/DashboardView.tsx';
import type { Tile, TilesState } from '../dashboard/tile.ts';
import { type MaintenanceOf, UnderMaintenance } from '../dashboard/underMaintenance.ts';
import { lazyPart } from '../platform/lazyPart.ts';
import { AreaLoading } from '../progress/AreaLoading.tsx';
import { AgendaRoom } from './AgendaRoom.tsx';
import { AwaitingRights } from './AwaitingRights.tsx';
import { UnknownPage } from './UnknownPage.tsx';
import { useMaintenanceOf } from './useMaintenanceOf.ts';

/** The dashboard shows no text of a server, so what makes such a text safe comes with the first sub-page. */
const SubpageView = lazyPart(async () => ({
  default: (await import('../dashboard/SubpageView.tsx')).SubpageView,
}));

type TilesRef = ActorRefFrom<typeof tilesMachine>;
type GreetingRef = ActorRefFrom<typeof greetingMachine>;

/** The request was refused because of a maintenance. That has its own notice, and loading resumes afterwards. */
const isQuiet = (failure: Failure | null): boolean => failure !== null && isSilent(failure);

const stateOf = (snapshot: SnapshotFrom<typeof tilesMachine>, items: readonly Tile[]): TilesState => {
  if (snapshot.hasTag('shown')) return { state: 'ready', items };
  const { failure } = snapshot.context;
  if (!snapshot.hasTag('failed') || isQuiet(failure)) return { state: 'loading' };
  return { state: 'failed', failure };
};

const greetingOf = (snapshot: SnapshotFrom<typeof greetingMachine>): GreetingState => {
  const { profile, failure } = snapshot.context;
  if (profile) return { state: 'ready', firstName: profile.firstName, lastName: profile.lastName };
  return snapshot.hasTag('failed') && !isQuiet(failure) ? { state: 'failed', failure } : { state: 'loading' };
};

type Props = {
  portal: Portal;
  /** The slug of a tile's sub-page. Null for the dashboard itself. */
  slug: string | null;
};

/** The dashboard or a tile's sub-page, once the actors of both exist. */
export function DashboardScreen({ portal, slug }: Props) {
  const tiles = useSelector(portal.actor, ({ children }) => children.tiles);
  const greeting = useSelector(portal.actor, ({ children }) => children.greeting);
  const access = useSelector(portal.actor, ({ children }) => children.access);
  const maintenanceOf = useMaintenanceOf(portal);
  if (!tiles || !greeting) return null;
  return (
    <UnderMaintenance value={maintenanceOf}>
      {slug === null ? (
        <Dashboard
          tiles={tiles}
          greeting={greeting}
          agendaOf={(waits) => (
            <>
              {access && <AwaitingRights access={access} level={2} waiting={null} />}
              <AgendaRoom portal={portal} waits={waits} />
            </>
          )}
        />
      ) : (
        <Subpage tiles={tiles} slug={slug} />
      )}
    </UnderMaintenance>
  );
}

type DashboardProps = {
  tiles: TilesRef;
  greeting: GreetingRef;
  /** The agenda, by how much of it the tiles tell, below what else failed. */
  agendaOf?: (waits: number) => ReactNode;
};

/** The dashboard's root, rendered from its two actors. */
export function Dashboard({ tiles, greeting, agendaOf }: DashboardProps) {
  const snapshot = useSelector(tiles, (now) => now);
  const greeted = useSelector(greeting, (now) => now);
  const items = asWished(snapshot.context.tiles, snapshot.context.wishes);
  const retry = () => {
    tiles.send({ type: 'tiles.retried' });
    greeting.send({ type: 'greeting.retried' });
  };
  return (
    <DashboardView
      greeting={greetingOf(greeted)}
      tiles={stateOf(snapshot, items)}
      favorites={favoritesOf(items)}
      agenda={snapshot.hasTag('shown') && agendaOf?.(items.reduce((sum, { waits = 0 }) => sum + waits, 0))}
      onFavorite={(id, favorite) => tiles.send({ type: 'favorite.wished', id, favorite })}
      onRetry={retry}
    />
  );
}

function Subpage({ tiles, slug }: { tiles: TilesRef; slug: string }) {
  const snapshot = useSelector(tiles, (now) => now);
  const tile = tileOfSlug(snapshot.context.tiles, slug);
  const maintenanceOf = use(UnderMaintenance);
  const withinTile: MaintenanceOf = (inner) =>
    tile && maintenanceOf(tile) === 'whole' ? 'whole' : maintenanceOf(inner);
  if (snapshot.hasTag('shown') && !tile) return <UnknownPage />;
  return (
    <UnderMaintenance value={withinTile}>
      <Suspense fallback={<AreaLoading />}>
        <SubpageView
          heading={
            tile && { title: tile.subpageTitle ?? tile.title, description: tile.subpageDescription ?? '' }
          }
          tiles={stateOf(snapshot, tile?.subpageTiles ?? [])}
          onRetry={() => tiles.send({ type: 'tiles.retried' })}
        />
      </Suspense>
    </UnderMaintenance>
  );
}
