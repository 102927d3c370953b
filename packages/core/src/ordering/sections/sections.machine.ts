import { assign, setup } from 'xstate';
import { service } from '../../platform/actors/service.ts';
import type { CartLayout } from './cartLayout.ts';
import { type CartNarrowing, wholeCart } from './cartNarrowing.ts';

export interface SectionsContext {
  layout: CartLayout;
  narrowing: CartNarrowing;
  /** The styles that show their heading and sums only, by articleId. */
  folded: readonly string[];
}

export type SectionsEvent =
  | { type: 'layout.chosen'; layout: CartLayout }
  | { type: 'narrowing.changed'; narrowing: CartNarrowing }
  /** Folds a style, or unfolds it. */
  | { type: 'section.toggled'; articleId: string }
  /** Folds all styles. */
  | { type: 'sections.folded'; articleIds: readonly string[] }
  /** Unfolds all styles. */
  | { type: 'sections.unfolded' };

const toggledIn = (folded: readonly string[], articleId: string): readonly string[] =>
  folded.includes(articleId) ? folded.filter((one) => one !== articleId) : [...folded, articleId];

/** How the styles of a cart are laid out, narrowed and folded. The layout is remembered for the user (N2). */
export const sectionsMachine = setup({
  types: { context: {} as SectionsContext, events: {} as SectionsEvent },
  actors: { recallLayout: service<CartLayout>() },
  actions: {
    setLayout: assign((_, { layout }: { layout: CartLayout }) => ({ layout })),
    /** Remembers it on the device; provided by the composition root. */
    keepLayout: (_, _params: { layout: CartLayout }) => {},
    narrow: assign((_, { narrowing }: { narrowing: CartNarrowing }) => ({ narrowing })),
    toggle: assign(({ context: { folded } }, { articleId }: { articleId: string }) => ({
      folded: toggledIn(folded, articleId),
    })),
    fold: assign((_, { articleIds }: { articleIds: readonly string[] }) => ({ folded: articleIds })),
  },
}).createMachine({
  id: 'sections',
  description: 'How the styles of a cart are laid out, narrowed and folded',
  context: { layout: 'sheets', narrowing: wholeCart, folded: [] },
  initial: 'recalling',
  on: {
    'layout.chosen': {
      target: '.open',
      actions: [
        { type: 'setLayout', params: ({ event }) => event },
        { type: 'keepLayout', params: ({ event }) => event },
      ],
    },
    'narrowing.changed': { actions: { type: 'narrow', params: ({ event }) => event } },
    'section.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
    'sections.folded': { actions: { type: 'fold', params: ({ event }) => event } },
    'sections.unfolded': { actions: { type: 'fold', params: { articleIds: [] } } },
  },
  states: {
    recalling: {
      description: 'The layout that the user has chosen on this device is being recalled',
      invoke: {
        id: 'recallLayout',
        src: 'recallLayout',
        onDone: {
          target: 'open',
          actions: { type: 'setLayout', params: ({ event }) => ({ layout: event.output }) },
        },
        onError: 'open',
      },
    },
    open: { description: 'The styles are shown' },
  },
});
