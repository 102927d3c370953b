import fc from 'fast-check';
import { formatRoute, type Route } from '../../navigation/routes.ts';
import { samplePlace } from '../../testing/samples/index.ts';
import { type MaintenanceScope, maintenanceScopes, type SaveFate, saveFates } from './server.ts';
import type { Answer, Visitor } from './visitor.ts';

const places = {
  dashboard: { screen: 'dashboard' },
  imprint: { screen: 'imprint' },
  pos: { screen: 'pos', rightEnv: 'preorder' },
  seasons: { screen: 'seasons', rightEnv: 'preorder', customerId: 'c-1' },
  carts: { screen: 'carts', rightEnv: 'preorder', customerId: 'c-1' },
  styles: { screen: 'styles', place: samplePlace },
  style: { screen: 'style', place: samplePlace, articleId: 's-1' },
} as const satisfies Record<string, Route>;

export const pathTo = (place: keyof typeof places): string => formatRoute(places[place]);

type Place = keyof typeof places;

/** What a person, the network or the server does. */
export type Action =
  | { readonly do: 'follow' | 'enter'; readonly to: Place }
  | {
      readonly do:
        | 'back'
        | 'forward'
        | 'reload'
        | 'logOut'
        | 'enterLogout'
        | 'keepElsewhere'
        | 'endElsewhere'
        | 'signIn';
    }
  | { readonly do: 'type'; readonly cell: string; readonly entry: string }
  | { readonly do: 'saves'; readonly are: SaveFate }
  | { readonly do: 'decide'; readonly answer: Answer }
  | { readonly do: 'network'; readonly online: boolean }
  | { readonly do: 'maintenance'; readonly of: MaintenanceScope | null }
  | { readonly do: 'choose'; readonly language: 'en' | 'de' };

/** An action, and what time passes after it: null, until everything has come to rest. */
export interface Step {
  readonly action: Action;
  readonly rest: number | null;
}

const place = fc.constantFrom<Place>(
  'dashboard',
  'imprint',
  'pos',
  'seasons',
  'carts',
  'styles',
  'style',
  'style',
);
const one = <Type>(...all: Type[]) => fc.constantFrom(...all);

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: one('type' as const),
      cell: one('v-1', 'v-2'),
      entry: one('5', '7', '1.5', '50'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: one('follow' as const), to: place }) },
  { weight: 1, arbitrary: fc.record({ do: one('enter' as const), to: place }) },
  { weight: 3, arbitrary: fc.record({ do: one('back' as const, 'back' as const, 'forward' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: one('logOut' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: one('reload' as const, 'enterLogout' as const, 'endElsewhere' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: one('signIn' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: one('keepElsewhere' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: one('saves' as const), are: one('stored' as const, ...saveFates) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: one('decide' as const), answer: one<Answer>('discard', 'keep', 'leave') }),
  },
  { weight: 2, arbitrary: fc.record({ do: one('network' as const), online: one(true, true, false) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: one('maintenance' as const), of: one(null, null, ...maintenanceScopes) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: one('choose' as const), language: one('en' as const, 'de' as const) }),
  },
);

/** Long paths as often as short ones. */
export const paths = fc.noBias(
  fc.array(fc.record<Step>({ action, rest: one(0, 50, 300, 800, 2_000, null) }), {
    maxLength: 25,
    size: 'max',
  }),
);

export const perform = async (visitor: Visitor, action: Action): Promise<void> => {
  const { server } = visitor;
  switch (action.do) {
    case 'follow':
      return visitor.follow(pathTo(action.to));
    case 'enter':
      return visitor.enter(pathTo(action.to));
    case 'back':
    case 'forward':
      return visitor.turn(action.do);
    case 'reload':
      return visitor.reload();
    case 'logOut':
      return visitor.follow('/logout');
    case 'enterLogout':
      return visitor.enter('/logout');
    case 'keepElsewhere':
      return visitor.keepElsewhere();
    case 'endElsewhere':
      return visitor.endElsewhere();
    case 'signIn':
      return visitor.signIn();
    case 'type':
      if (!visitor.seesCells()) await visitor.follow(pathTo('style'));
      await visitor.wait(100);
      return visitor.type(action.cell, action.entry);
    case 'saves':
      server.fate = action.are;
      return;
    case 'decide':
      return visitor.decide(action.answer);
    case 'network':
      return visitor.online(action.online);
    case 'maintenance':
      visitor.maintenanceEnded ||= server.maintenance !== null && action.of === null;
      server.maintenance = action.of;
      return;
    case 'choose':
      return visitor.choose(action.language);
  }
};
