import type { AnyMachineSnapshot } from 'xstate';
import { demandOf, formatRoute, isOpenRoute, isOrderingRoute, parseRoute } from '../../navigation/routes.ts';
import { isSilent } from '../../platform/api/failure.ts';
import type { Visitor } from './visitor.ts';

const routeOf = (path: string) => parseRoute(path.split('#', 1).join(''));

/** Whether the ordering area shows what the address says, or a question whether to go there. */
const orderingFaults = (visitor: Visitor, path: string): string[] => {
  const ordering = visitor.ordering();
  if (!ordering) return [];
  const { route, next } = ordering.context;
  const faults: string[] = [];
  const shown = formatRoute(route);
  const isLeaving = ordering.matches({ place: 'leaving' }) || ordering.matches({ place: 'asking' });
  const wanted = isLeaving && next?.screen !== 'logout' && next ? formatRoute(next) : shown;
  if (wanted !== path) faults.push(`the address is ${path}, ordering shows ${shown}`);
  const [area] = typeof ordering.value === 'string' ? [ordering.value] : Object.keys(ordering.value);
  const screen = 'place' in route ? 'place' : route.screen;
  if (area !== screen && area !== 'noRight') faults.push(`ordering is in ${area} for ${route.screen}`);
  const workspace = visitor.workspace();
  if (!workspace) return faults;
  if (formatRoute(workspace.context.route) !== shown) faults.push('the season shows another address');
  if (workspace.matches('open') && !workspace.matches({ open: route.screen as 'style' }))
    faults.push(`the season shows ${JSON.stringify(workspace.value)} for ${route.screen}`);
  return faults;
};

/** What address, screen and session say unlike each other, at any time. */
export function disagreements(visitor: Visitor): string[] {
  const { document } = visitor.tab;
  const tokens = visitor.tab.page.session.has('selvedge.tokens');
  if (!document) return tokens ? ['the tab is at the provider and keeps tokens'] : [];
  const portal = document.portal.actor.getSnapshot();
  const session = portal.children.session?.getSnapshot();
  const { route, language } = portal.context;
  const path = formatRoute(routeOf(document.page.path()));
  const signedIn = session?.value === 'signedIn';
  const faults: string[] = [];
  const not = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  not(formatRoute(route) === path, `the address is ${path}, the portal shows ${formatRoute(route)}`);
  not(
    portal.matches('open') === signedIn,
    `the portal is ${JSON.stringify(portal.value)} while signed ${signedIn ? 'in' : 'out'}`,
  );
  not(
    session?.value === 'restoring' || session?.context.demand === demandOf(route),
    `the session was told ${session?.context.demand} for ${path}`,
  );
  not(!(signedIn && route.screen === 'logout'), 'the address is /logout and nobody is signed out');
  not(session?.value !== 'anonymous' || isOpenRoute(route), `nobody is signed in at ${path}`);
  not(
    !tokens || signedIn || session?.matches('loggingOut') === true,
    `tokens are kept while ${JSON.stringify(session?.value)}`,
  );
  not(!(signedIn && visitor.endedElsewhere), 'another tab signed out, and this one goes on');
  not(signedIn || portal.context.ordering === null, 'ordering runs while nobody is signed in');
  not(portal.children.language?.getSnapshot().context.language === language, 'two languages');
  if (signedIn && isOrderingRoute(route)) faults.push(...orderingFaults(visitor, path));
  not(
    !visitor.isAsked() || visitor.isAskedAboutKept() || isOrderingRoute(route),
    'a question is open that nobody sees',
  );
  return faults;
}

const failureIn = ({ context }: AnyMachineSnapshot) => context?.failure ?? null;

/** Whether somebody waits for what will not come. */
const stuck = (visitor: Visitor): string[] => {
  const faults: string[] = [];
  const actors = visitor.actors();
  /** What it waits for has failed, and can be tried again there. */
  const mayTryAgain = (parent: string) =>
    [...actors].some(([name, snapshot]) => name.startsWith(`${parent}.`) && snapshot.hasTag('failed'));
  for (const [name, snapshot] of actors) {
    const waits = snapshot.hasTag('pending') || snapshot.hasTag('saving');
    if (waits && !mayTryAgain(name)) faults.push(`${name} waits: ${JSON.stringify(snapshot.value)}`);
    const failure = failureIn(snapshot);
    if (snapshot.hasTag('failed') && failure && isSilent(failure) && visitor.server.maintenance === null)
      faults.push(`${name} was not told that the maintenance is over`);
  }
  return faults;
};

/** The texts that the browser keeps for a cell. */
const keptIn = (visitor: Visitor, articleVariantId: string): string[] =>
  [...visitor.tab.page.local]
    .filter(([key]) => key.startsWith('selvedge.draft.'))
    .flatMap(([, value]) => (JSON.parse(value).cells as [string, string][]) ?? [])
    .filter(([id]) => id === articleVariantId)
    .map(([, entry]) => entry);

/** What was typed and is neither stored, nor in sight, nor kept on the device. */
const lost = (visitor: Visitor): string[] =>
  [...visitor.typed].flatMap(([id, entry]) => {
    if (visitor.server.cart.at(id) === Number(entry)) return [];
    const shown = visitor.shownIn(id);
    if (shown === null ? keptIn(visitor, id).includes(entry) : shown === entry) return [];
    return [
      `${id}: ${JSON.stringify(entry)} was typed, ${shown === null ? 'nothing is kept' : `'${shown}' is shown`}`,
    ];
  });

/** What of other seasons went without being given up, and what is left although its owner removed it. */
const keptAmiss = ({ keptElsewhere, removed, tab: { page } }: Visitor): string[] => {
  const faults: string[] = [];
  if (keptElsewhere !== null && !page.local.has(keptElsewhere)) faults.push(`${keptElsewhere} is gone`);
  if (removed)
    for (const key of page.local.keys())
      if (/^selvedge\.(draft|note|details|scans)\./.test(key))
        faults.push(`${key} was removed, and is there`);
  return faults;
};

/**
 * Long enough for what is late to come, for a question to be asked, and for a maintenance to be found over. What is typed
 * again while a slow save is under way goes with one more, which is as slow.
 */
const REST = 12_000;
const MAINTENANCE_READ = 130_000;
/** After several failures a save is sent so late that a slow answer comes after the rest. */
const SLOW_ANSWER = 10_000;

/** What is wrong once everything had the time to end. */
export async function faultsAtRest(visitor: Visitor): Promise<string[]> {
  const { server } = visitor;
  await visitor.wait(REST);
  const endsMaintenance = visitor.maintenanceEnded && server.online && server.maintenance === null;
  if (endsMaintenance) {
    await visitor.wait(MAINTENANCE_READ);
    visitor.maintenanceEnded = false;
  }
  const isServed = server.online && server.maintenance === null;
  if (isServed && stuck(visitor).length > 0) await visitor.wait(SLOW_ANSWER);
  const faults = disagreements(visitor);
  if (visitor.wantsOut && !visitor.isSignedOut() && !visitor.isAsked())
    faults.push('signing out was asked for: nobody is signed out, and nothing is asked');
  if (isServed) faults.push(...stuck(visitor));
  faults.push(...lost(visitor), ...keptAmiss(visitor));
  faults.push(...server.unknown.map((name) => `the server knows no ${name}`));
  return faults;
}
