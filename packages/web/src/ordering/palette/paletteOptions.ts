import { formatRoute } from '@selvedge/core';
import type { FindKind } from '@selvedge/core/contract';
import {
  type Command,
  type CommandId,
  commandsOf,
  isLocked,
  matchesTerm,
  matchingStyles,
  type NearTerm,
  orderingChildren,
  type orderingMachine,
  type PaletteContext,
  workspaceChildren,
} from '@selvedge/core/ordering';
import type { IntlShape } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import { findGroups } from '../../search/finds/findLinks.ts';
import { commandNames, offText } from './commandWords.ts';

export type PaletteGroup = 'commands' | FindKind;

export interface PaletteOption {
  readonly key: string;
  readonly group: PaletteGroup;
  readonly label: string;
  readonly detail: string;
  /** The URL it leads to. */
  readonly href: string | null;
  /** The command it runs. */
  readonly does: CommandId | null;
  /** Why it is disabled, or null if it can be chosen. */
  readonly off: string | null;
  readonly picture: string | null;
}

type Snapshot = SnapshotFrom<typeof orderingMachine>;

const optionOf = (intl: IntlShape, label: string, { id, to, off }: Command): PaletteOption => ({
  key: id,
  group: 'commands',
  label,
  detail: off ? offText(intl, off) : '',
  href: to && formatRoute(to),
  does: to ? null : id,
  off: off && offText(intl, off),
  picture: null,
});

const commands = (intl: IntlShape, snapshot: Snapshot, term: string): PaletteOption[] => {
  const names = commandNames(intl);
  const meant = commandsOf(snapshot).filter(({ id }) => matchesTerm(names[id], term));
  return [...meant.filter(({ off }) => !off), ...meant.filter(({ off }) => off)].map((command) =>
    optionOf(intl, names[command.id], command),
  );
};

/** The options for a search term. */
export interface PaletteChoice {
  readonly options: readonly PaletteOption[];
  /** A likely correction of the term, if no style matches it. */
  readonly near: NearTerm | null;
}

const noStyles: PaletteChoice = { options: [], near: null };

const styles = (snapshot: Snapshot, term: string): PaletteChoice => {
  const workspace = orderingChildren(snapshot).workspace?.getSnapshot();
  const catalog = workspace && workspaceChildren(workspace).catalog?.getSnapshot();
  if (!catalog) return noStyles;
  const { place } = catalog.context;
  const { styles: meant, near } = matchingStyles(catalog.context.catalog, term);
  const options = meant.map(({ articleId, articleNumber, name, colours }) => ({
    key: articleId,
    group: 'styles' as const,
    label: name,
    detail: articleNumber,
    href: formatRoute({ screen: 'style', place, articleId }),
    does: null,
    off: null,
    picture: colours.find(({ pictured }) => pictured)?.articleColorId ?? null,
  }));
  return { options, near: near?.shown ? near : null };
};

/** What the server found, but for the styles of this season, which the page found itself. */
function foundOptions(
  intl: IntlShape,
  { finds, rightEnv }: Pick<PaletteContext, 'finds' | 'rightEnv'>,
  known: ReadonlySet<string | null>,
): PaletteOption[] {
  if (finds === null) return [];
  const lockOf = (key: string): string | null => {
    const customer = finds.customers.find(({ customerId }) => key === `customer ${customerId}`);
    if (!customer || !isLocked(customer)) return null;
    return [intl.formatMessage({ id: 'pos.lock.whole' }), customer.locks[0]?.reason]
      .filter(Boolean)
      .join(': ');
  };
  return findGroups(intl, finds, rightEnv).flatMap(({ kind, links }) =>
    links
      .filter(({ href }) => !known.has(href))
      .map(({ key, href, title, description }) => ({
        key,
        group: kind,
        label: title,
        detail: description,
        href,
        does: null,
        off: lockOf(key),
        picture: null,
      })),
  );
}

/** The options for a search term: what is found first (only if there is a term), then all commands. */
export function paletteOptions(
  intl: IntlShape,
  snapshot: Snapshot,
  context: Pick<PaletteContext, 'term' | 'rightEnv' | 'finds'>,
): PaletteChoice {
  const { options, near } = styles(snapshot, context.term);
  const found = foundOptions(intl, context, new Set(options.map(({ href }) => href)));
  return { options: [...options, ...found, ...commands(intl, snapshot, context.term)], near };
}
