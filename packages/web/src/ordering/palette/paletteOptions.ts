import { formatRoute } from '@selvedge/core';
import type { Customer, RightEnv } from '@selvedge/core/contract';
import {
  type Command,
  type CommandId,
  commandsOf,
  isLocked,
  matchesTerm,
  matchingStyles,
  mayOpen,
  type NearTerm,
  orderingChildren,
  type orderingMachine,
  workspaceChildren,
} from '@selvedge/core/ordering';
import type { IntlShape } from 'react-intl';
import type { SnapshotFrom } from 'xstate';
import { commandNames, offText } from './commandWords.ts';

export type PaletteGroup = 'commands' | 'styles' | 'customers';

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
    picture: colours[0]?.pictured ? colours[0].articleColorId : null,
  }));
  return { options, near: near?.shown ? near : null };
};

const customers = (intl: IntlShape, rightEnv: RightEnv, found: readonly Customer[]): PaletteOption[] =>
  found.map((customer) => ({
    key: customer.customerId,
    group: 'customers',
    label: customer.name,
    detail: `${customer.customerNumber} · ${customer.city}`,
    href: formatRoute({ screen: 'seasons', rightEnv, customerId: customer.customerId }),
    does: null,
    off: isLocked(customer)
      ? [intl.formatMessage({ id: 'pos.lock.whole' }), customer.locks[0]?.reason].filter(Boolean).join(': ')
      : null,
    picture: null,
  }));

/** The options for a search term: styles and customers first (only if there is a term), then all commands. */
export function paletteOptions(
  intl: IntlShape,
  snapshot: Snapshot,
  {
    term,
    rightEnv,
    customers: found,
  }: {
    readonly term: string;
    readonly rightEnv: RightEnv;
    readonly customers: readonly Customer[];
  },
): PaletteChoice {
  const { options, near } = styles(snapshot, term);
  const open = mayOpen(snapshot.context.rights, { screen: 'pos', rightEnv });
  return {
    options: [...options, ...customers(intl, rightEnv, open ? found : []), ...commands(intl, snapshot, term)],
    near,
  };
}
