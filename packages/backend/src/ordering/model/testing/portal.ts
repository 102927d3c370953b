import {
  acceptPrices,
  approveCart,
  type Cart,
  changeLines,
  currentCart,
  type Endpoint,
  finalizeCart,
  type LinesAnswer,
  openCart,
  planCopy,
  recallCart,
  removeCart,
  returnCart,
  runCopy,
  validateCart,
  writeNote,
} from '@selvedge/core/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { At, Partner } from '../../testing/partner.ts';
import type { ActionOf, CartView, Outcome } from './action.ts';
import { otherShop } from './copyModel.ts';
import { type Model, type ShopName, variants, type Who } from './model.ts';
import type { CustomerIds, VariantIds } from './operator.ts';
import { headView, outcomeReaderOf } from './outcomeReader.ts';

/** A finalization as it was asked for, with what it became. */
interface Finalized {
  readonly cartId: string;
  readonly version: number;
  readonly key: string;
  readonly orderId: string;
}

interface Known {
  readonly cartId: string | null;
  readonly removed: string | null;
  readonly finalized: Finalized | null;
}

type ByPerson = ActionOf<
  | 'change'
  | 'approve'
  | 'recall'
  | 'return'
  | 'accept'
  | 'note'
  | 'remove'
  | 'precheck'
  | 'finalize'
  | 'again'
  | 'late'
  | 'copy'
>;

const nothing: Known = { cartId: null, removed: null, finalized: null };

/** The portal as its users reach it, over HTTP; what it answers is told in the words of the model. */
export class Portal {
  readonly #people: Readonly<Record<Who, Partner>>;
  readonly #place: At;
  readonly #ids: VariantIds;
  readonly #reader: ReturnType<typeof outcomeReaderOf>;
  readonly #run: string;
  readonly #customers: CustomerIds;
  readonly #known: Record<ShopName, Known> = { one: nothing, two: nothing };
  readonly #change: (action: ActionOf<'price'>) => Promise<void>;
  #calls = 0;

  constructor(settings: {
    readonly people: Readonly<Record<Who, Partner>>;
    readonly place: At;
    readonly ids: VariantIds;
    readonly run: string;
    readonly customers: CustomerIds;
    /** Has the house change a price. */
    readonly change: (action: ActionOf<'price'>) => Promise<void>;
  }) {
    this.#people = settings.people;
    this.#place = settings.place;
    this.#ids = settings.ids;
    this.#reader = outcomeReaderOf(settings.ids);
    this.#run = settings.run;
    this.#customers = settings.customers;
    this.#change = settings.change;
  }

  /** Does what a person does, in the version the model knows. */
  perform(action: ByPerson, model: Model): Promise<Outcome> {
    if (action.do === 'again') return this.#again(action);
    if (action.do === 'late') return this.#late(action);
    if (action.do === 'copy') return this.#copy(action);
    if (action.do === 'change') return this.#type(action, model);
    return this.#onCart(action, model);
  }

  /** The cart of a customer as somebody sees it now; null: there is none. */
  async look(at: ShopName, who: Who): Promise<CartView | null> {
    const params = { ...this.#place, customerId: this.#customers[at] };
    const cart = await this.#people[who].get(currentCart, { params });
    return cart && this.#reader.cart(cart);
  }

  #key(): string {
    this.#calls += 1;
    return `model-${this.#run}-${this.#calls}`;
  }

  #call<Params, Query, Body, Answer>(
    who: Who,
    endpoint: Endpoint<Params, Query, Body, Answer>,
    cartId: string,
    body: NoInfer<Body>,
    key?: string,
  ): Promise<LightMyRequestResponse> {
    const { rightEnv } = this.#place;
    return this.#people[who].ask(endpoint, {
      params: { rightEnv, cartId } as Params,
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  }

  async #cartOf(at: ShopName, who: Who): Promise<string | LightMyRequestResponse> {
    const { cartId } = this.#known[at];
    if (cartId !== null) return cartId;
    const { rightEnv, season, subdivision, collectionType } = this.#place;
    const body = { customerId: this.#customers[at], season, subdivision, collectionType };
    const response = await this.#people[who].ask(openCart, { params: { rightEnv }, body });
    if (response.statusCode !== 200) return response;
    const opened: string = response.json().head.cartId;
    this.#known[at] = { ...this.#known[at], cartId: opened };
    return opened;
  }

  async #type({ who, at, variant, quantity, misseen }: ActionOf<'change'>, model: Model): Promise<Outcome> {
    const cartId = await this.#cartOf(at, who);
    if (typeof cartId !== 'string') return this.#reader.outcomeOf(cartId, () => ({}));
    const cart = model.shops[at].cart;
    const was = (cart?.cells[variant]?.quantity ?? 0) + Number(misseen);
    const changes = [{ articleVariantId: this.#ids[variant], quantity, was }];
    const body = { version: cart?.version ?? 1, changes };
    const response = await this.#call(who, changeLines, cartId, body);
    return this.#reader.outcomeOf(response, ({ head, stored, conflicts, refused }: LinesAnswer) => {
      const outcomeOf = [
        ...stored.map((line) => `stored ${line.quantity} ${line.storedPrice}`),
        ...conflicts.map(({ theirs }) => `conflict ${theirs}`),
        ...refused.map(({ finding: { code } }) => code),
      ];
      return { cell: outcomeOf.join(), cart: headView(head) };
    });
  }

  async #onCart(
    action: ActionOf<
      'approve' | 'recall' | 'return' | 'accept' | 'note' | 'remove' | 'precheck' | 'finalize'
    >,
    { shops, prices }: Model,
  ): Promise<Outcome> {
    const { who, at } = action;
    const { cartId } = this.#known[at];
    const cart = shops[at].cart;
    if (cartId === null || cart === null) throw new Error(`${action.do} without a cart`);
    const version = cart.version - Number('stale' in action && action.stale);
    const whole = (response: LightMyRequestResponse): Outcome =>
      this.#reader.outcomeOf(response, (answer: Cart) => ({ cart: this.#reader.cart(answer) }));
    switch (action.do) {
      case 'approve':
        return whole(await this.#call(who, approveCart, cartId, { version }));
      case 'recall':
        return whole(await this.#call(who, recallCart, cartId, null));
      case 'return':
        return whole(await this.#call(who, returnCart, cartId, { version, reason: 'Please look again' }));
      case 'note':
        return whole(await this.#call(who, writeNote, cartId, { was: cart.note, note: action.note }));
      case 'accept': {
        const filled = variants.filter((variant) => (cart.cells[variant]?.quantity ?? 0) > 0);
        const taken = filled.map((variant) => ({
          articleVariantId: this.#ids[variant],
          price: (prices[variant] ?? 0) + Number(action.wrong || prices[variant] === null),
        }));
        return whole(await this.#call(who, acceptPrices, cartId, { version, prices: taken }));
      }
      case 'remove': {
        const response = await this.#call(who, removeCart, cartId, { version });
        if (response.statusCode === 204)
          this.#known[at] = { ...this.#known[at], cartId: null, removed: cartId };
        return this.#reader.outcomeOf(response, () => ({}));
      }
      case 'precheck': {
        const response = await this.#call(who, validateCart, cartId, null);
        return this.#reader.outcomeOf(response, (answer: { findings: [] }) => ({
          findings: this.#reader.findings(answer.findings),
        }));
      }
      case 'finalize':
        return this.#finalize(action, cartId, version);
    }
  }

  async #finalize(
    { who, at, lost }: ActionOf<'finalize'>,
    cartId: string,
    version: number,
  ): Promise<Outcome> {
    const key = this.#key();
    const call = () => this.#call(who, finalizeCart, cartId, { version }, key);
    const first = await call();
    const response = lost ? await call() : first;
    if (first.statusCode === 200) {
      const { orderId } = first.json();
      this.#known[at] = { ...this.#known[at], cartId: null, finalized: { cartId, version, key, orderId } };
    }
    return this.#replayed(response, at);
  }

  #replayed(response: LightMyRequestResponse, at: ShopName): Outcome {
    return this.#reader.outcomeOf(
      response,
      ({ orderId, replayed }: { orderId: string; replayed: boolean }) =>
        orderId === this.#known[at].finalized?.orderId ? { replayed } : { code: 'another order' },
    );
  }

  async #again({ at, other }: ActionOf<'again'>): Promise<Outcome> {
    const { finalized } = this.#known[at];
    if (!finalized) throw new Error('nothing was finalized');
    const { cartId, version, key } = finalized;
    const body = { version: version + Number(other) };
    return this.#replayed(await this.#call('manager', finalizeCart, cartId, body, key), at);
  }

  async #late({ who, at, what, cart }: ActionOf<'late'>): Promise<Outcome> {
    const { finalized, removed } = this.#known[at];
    const cartId = cart === 'removed' ? removed : finalized?.cartId;
    if (!cartId) throw new Error(`no cart is ${cart}`);
    const version = finalized?.version ?? 1;
    const change = { articleVariantId: this.#ids.a, quantity: 5, was: 0 };
    const calls = {
      edit: () => this.#call(who, changeLines, cartId, { version, changes: [change] }),
      approve: () => this.#call(who, approveCart, cartId, { version }),
      recall: () => this.#call(who, recallCart, cartId, null),
      remove: () => this.#call(who, removeCart, cartId, { version }),
      finalize: () => this.#call(who, finalizeCart, cartId, { version }, this.#key()),
    };
    return this.#reader.outcomeOf(await calls[what](), () => ({}));
  }

  async #copy({ who, at, standing, between }: ActionOf<'copy'>): Promise<Outcome> {
    const { rightEnv } = this.#place;
    const { cartId, finalized } = this.#known[at];
    const source =
      cartId === null
        ? ({ kind: 'order', orderId: finalized?.orderId ?? '' } as const)
        : ({ kind: 'cart', cartId } as const);
    const to = otherShop(at);
    const customerId = this.#customers[to];
    const partner = this.#people[who];
    const targets = [{ customerId, standing }];
    const plan = await partner.get(planCopy, { params: { rightEnv }, body: { source, targets } });
    if (between) await this.#change({ do: 'price', ...between });
    const planned = [{ customerId, standing, version: plan.targets[0]?.version ?? '' }];
    const report = await partner.get(runCopy, {
      params: { rightEnv },
      body: { source, targets: planned },
      headers: { 'idempotency-key': this.#key() },
    });
    const [target] = report.targets;
    if (target?.cartId) this.#known[to] = { ...this.#known[to], cartId: target.cartId };
    return {
      status: 200,
      end: target?.end ?? '',
      reasons: (target?.reasons ?? []).map(({ code }) => code).toSorted(),
    };
  }
}
