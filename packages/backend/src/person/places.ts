import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tileFavorites } from '../dashboard/tileFavorite.schema.ts';
import { idempotencyKeys } from '../idempotency/idempotency.schema.ts';
import { providerRecords, signInFailures } from '../identity/identity.schema.ts';
import { passwordLinks } from '../identity/passwordLink/passwordLink.schema.ts';
import { outgoingMails } from '../mail/mail.schema.ts';
import { approvalMails, approvalRecords } from '../ordering/approval/approval.schema.ts';
import {
  cartApprovals,
  cartLines,
  cartPriceAcceptances,
  cartReturns,
  carts,
} from '../ordering/cart/cart.schema.ts';
import { styleFavorites } from '../ordering/catalog/favorite/styleFavorite.schema.ts';
import { filterSets } from '../ordering/catalog/filterSet/filterSet.schema.ts';
import { copies } from '../ordering/copy/copy.schema.ts';
import { groupOrders } from '../ordering/group/group.schema.ts';
import { orders } from '../ordering/order/order.schema.ts';
import { orderStatuses, orderStatusMails } from '../ordering/order/status/orderStatus.schema.ts';
import { customerFavorites } from '../ordering/pos/favorite.schema.ts';
import { printTokens } from '../printToken/printToken.schema.ts';
import { contactRequests } from '../selfService/request/contactRequest.schema.ts';
import { selfServiceSessions } from '../selfService/session/selfService.schema.ts';
import { userCustomers, users } from '../user/user.schema.ts';

/** Whose rows are looked for; see `HeldPerson`. */
interface Whose {
  readonly userId: string | null;
  readonly email: string;
}

/** Rows that are a person's own: they go with the person. */
export interface OwnRows {
  readonly name: string;
  readonly table: PgTable;
  readonly whose: (person: Whose & { readonly accountHash: string }) => SQL | undefined;
  /** What an export does not tell: secrets, and what is the same in all. */
  readonly untold: readonly string[];
}

const byUser =
  (column: PgColumn) =>
  ({ userId }: Whose) =>
    userId === null ? sql`false` : eq(column, userId);

const byAddress = (column: PgColumn, { email }: Whose): SQL => sql`lower(${column}) = ${email}`;

export const ownRows: readonly OwnRows[] = [
  { name: 'customers', table: userCustomers, whose: byUser(userCustomers.userId), untold: ['userId'] },
  { name: 'tileFavorites', table: tileFavorites, whose: byUser(tileFavorites.userId), untold: ['userId'] },
  { name: 'styleFavorites', table: styleFavorites, whose: byUser(styleFavorites.userId), untold: ['userId'] },
  {
    name: 'customerFavorites',
    table: customerFavorites,
    whose: byUser(customerFavorites.userId),
    untold: ['userId'],
  },
  { name: 'filterSets', table: filterSets, whose: byUser(filterSets.userId), untold: ['userId'] },
  { name: 'copies', table: copies, whose: byUser(copies.userId), untold: ['userId', 'key', 'requestHash'] },
  {
    name: 'groupOrders',
    table: groupOrders,
    whose: byUser(groupOrders.madeById),
    untold: ['madeById', 'key', 'requestHash'],
  },
  {
    name: 'contactRequests',
    table: contactRequests,
    whose: (person) => or(byUser(contactRequests.userId)(person), byAddress(contactRequests.email, person)),
    untold: ['userId', 'formId'],
  },
  {
    name: 'mails',
    table: outgoingMails,
    whose: (person) => or(byUser(outgoingMails.senderId)(person), byAddress(outgoingMails.recipient, person)),
    untold: ['senderId', 'claim', 'leaseUntil'],
  },
  { name: 'approvalMails', table: approvalMails, whose: byUser(approvalMails.userId), untold: ['userId'] },
  {
    name: 'orderStatusMails',
    table: orderStatusMails,
    whose: byUser(orderStatusMails.userId),
    untold: ['userId'],
  },
  {
    name: 'keysOfOrders',
    table: idempotencyKeys,
    whose: byUser(idempotencyKeys.userId),
    untold: ['userId', 'requestHash'],
  },
  {
    name: 'sessions',
    table: providerRecords,
    whose: ({ userId }) =>
      userId === null ? sql`false` : sql`${providerRecords.payload} ->> 'accountId' = ${userId}`,
    untold: ['id', 'payload', 'grantId', 'uid'],
  },
  {
    name: 'selfServiceSessions',
    table: selfServiceSessions,
    whose: byUser(selfServiceSessions.userId),
    untold: ['userId', 'tokenHash', 'providerSession'],
  },
  { name: 'printTokens', table: printTokens, whose: byUser(printTokens.userId), untold: ['userId', 'hash'] },
  {
    name: 'passwordLinks',
    table: passwordLinks,
    whose: byUser(passwordLinks.userId),
    untold: ['userId', 'secretHash'],
  },
  {
    name: 'wrongPasswords',
    table: signInFailures,
    whose: ({ accountHash }) =>
      or(
        eq(signInFailures.subject, `account:${accountHash}`),
        sql`starts_with(${signInFailures.subject}, ${`both:${accountHash}:`})`,
      ),
    untold: ['subject'],
  },
  // Last: the rows above refer to it.
  { name: 'user', table: users, whose: byUser(users.userId), untold: ['passwordHash'] },
];

/** A column that says by name who did something; `id` says by which user, where that is kept. */
export interface NameColumn {
  readonly table: PgTable;
  readonly name: PgColumn;
  readonly id: PgColumn | null;
  /** What an export tells of such a row besides the name. */
  readonly told: Readonly<Record<string, PgColumn>>;
}

/** Records of the house and its customers, which stay: the person in them becomes a pseudonym. */
export const nameColumns: readonly NameColumn[] = [
  { table: carts, name: carts.changedBy, id: null, told: { cartId: carts.cartId, at: carts.changedAt } },
  {
    table: cartLines,
    name: cartLines.changedBy,
    id: null,
    told: { cartId: cartLines.cartId, variant: cartLines.articleVariantId, at: cartLines.changedAt },
  },
  {
    table: cartApprovals,
    name: cartApprovals.approvedBy,
    id: cartApprovals.approvedById,
    told: { cartId: cartApprovals.cartId, at: cartApprovals.approvedAt },
  },
  {
    table: cartReturns,
    name: cartReturns.returnedBy,
    id: null,
    told: { cartId: cartReturns.cartId, at: cartReturns.returnedAt, reason: cartReturns.reason },
  },
  {
    table: cartPriceAcceptances,
    name: cartPriceAcceptances.acceptedBy,
    id: cartPriceAcceptances.acceptedById,
    told: { cartId: cartPriceAcceptances.cartId, at: cartPriceAcceptances.acceptedAt },
  },
  {
    table: approvalRecords,
    name: approvalRecords.by,
    id: approvalRecords.byId,
    told: {
      cartId: approvalRecords.cartId,
      kind: approvalRecords.deed,
      at: approvalRecords.at,
      reason: approvalRecords.reason,
    },
  },
  {
    table: orders,
    name: orders.finalizedBy,
    id: orders.finalizedById,
    told: { orderNumber: orders.orderNumber, at: orders.finalizedAt, note: orders.note },
  },
  {
    table: orders,
    name: orders.approvedBy,
    id: null,
    told: { orderNumber: orders.orderNumber, at: orders.finalizedAt },
  },
];

/** Texts that people write, and mails that have not left: they may name anybody. */
export const textColumns: readonly { readonly table: PgTable; readonly column: PgColumn }[] = [
  { table: carts, column: carts.note },
  { table: carts, column: carts.customerOrderNumber },
  { table: orders, column: orders.note },
  { table: orders, column: orders.customerOrderNumber },
  { table: cartReturns, column: cartReturns.reason },
  { table: approvalRecords, column: approvalRecords.reason },
  { table: orderStatuses, column: orderStatuses.lines },
  { table: groupOrders, column: groupOrders.groupName },
  { table: filterSets, column: filterSets.name },
  { table: filterSets, column: filterSets.search },
  { table: contactRequests, column: contactRequests.subject },
  { table: contactRequests, column: contactRequests.message },
  { table: outgoingMails, column: outgoingMails.content },
];
