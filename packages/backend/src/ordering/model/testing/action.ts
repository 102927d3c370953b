import type { Model, Phase, ShopName, VariantName, Who } from './model.ts';

interface OfPerson {
  readonly who: Who;
  readonly at: ShopName;
}

/** The call names the version before the one that stands. */
interface OfVersion extends OfPerson {
  readonly stale: boolean;
}

export const lateActions = ['edit', 'approve', 'recall', 'remove', 'finalize'] as const;

/** One thing that a person or the house does. */
export type Action =
  /** `misseen`: made on another quantity than the cell has. */
  | ({
      readonly do: 'change';
      readonly variant: VariantName;
      readonly quantity: number;
      readonly misseen: boolean;
    } & OfPerson)
  | ({ readonly do: 'approve' } & OfVersion)
  | ({ readonly do: 'recall' } & OfPerson)
  | ({ readonly do: 'return' } & OfVersion)
  /** Takes the valid prices of all lines; `wrong`: prices that are not the valid ones. */
  | ({ readonly do: 'accept'; readonly wrong: boolean } & OfVersion)
  | ({ readonly do: 'note'; readonly note: string } & OfPerson)
  | ({ readonly do: 'remove' } & OfVersion)
  | ({ readonly do: 'precheck' } & OfPerson)
  /** `lost`: the answer does not arrive, and the same call is made again. */
  | ({ readonly do: 'finalize'; readonly lost: boolean } & OfVersion)
  /** The last finalization again under its key; `other`: with another version. */
  | { readonly do: 'again'; readonly at: ShopName; readonly other: boolean }
  /** Something is done to a cart that is finalized or gone. */
  | ({
      readonly do: 'late';
      readonly what: (typeof lateActions)[number];
      readonly cart: 'finalized' | 'removed';
    } & OfPerson)
  /** From `at` to the other customer; `between`: a price changes after the plan. */
  | ({
      readonly do: 'copy';
      readonly standing: 'add' | 'replace' | null;
      readonly between: { readonly variant: VariantName; readonly price: number | null } | null;
    } & OfPerson)
  | { readonly do: 'price'; readonly variant: VariantName; readonly price: number | null }
  | { readonly do: 'stock'; readonly variant: VariantName; readonly pieces: number | null }
  | { readonly do: 'lock'; readonly at: ShopName; readonly locked: boolean }
  | { readonly do: 'limit'; readonly at: ShopName; readonly amount: number | null }
  | { readonly do: 'phase'; readonly phase: Phase };

export type ActionOf<Name extends Action['do']> = Extract<Action, { readonly do: Name }>;

/** What a call answers, as far as the model predicts it. */
export interface Outcome {
  readonly status: number;
  readonly code?: string;
  readonly findings?: readonly string[];
  readonly cart?: CartView;
  /** What became of the one cell that was changed. */
  readonly cell?: string;
  readonly replayed?: boolean;
  readonly end?: string;
  readonly reasons?: readonly string[];
}

/** A cart as a user sees it; lines as `variant quantity price`. */
export interface CartView {
  readonly state: string;
  readonly version: number;
  readonly note: string;
  readonly mine: boolean | null;
  readonly pieces: number;
  readonly value: number;
  readonly lines?: readonly string[];
}

/** What an action comes to: the world after it, and what its call answers. */
export interface Prediction {
  readonly model: Model;
  readonly outcome: Outcome;
}
