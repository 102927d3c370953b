import { describe, expect, it } from 'vitest';
import { LONGEST_ORDER_NUMBER, orderNumberFault, sameDetails, storedDetails } from './orderDetailsCalls.ts';

describe('order details', () => {
  it('O9: the customer’s own order number has at most 35 characters, blanks around it not counted', () => {
    expect(orderNumberFault(` ${'9'.repeat(LONGEST_ORDER_NUMBER)} `)).toBeNull();
    expect(orderNumberFault('9'.repeat(LONGEST_ORDER_NUMBER + 1))).toBe('tooLong');
    expect(orderNumberFault('')).toBeNull();
    expect(orderNumberFault("Größe/4711 'A'+B:?")).toBeNull();
  });

  it('O9: what nobody sees and copying brings along is left out, so that the house finds the number', () => {
    const typed = '\ufeff PO\u200b-47\u00ad11\u2060\u200e ';
    expect(orderNumberFault(typed)).toBeNull();
    const details = { customerOrderNumber: typed, deliveryAddressId: null, requestedWeek: null };
    expect(storedDetails(details).customerOrderNumber).toBe('PO-4711');
    expect(sameDetails(details, { ...details, customerOrderNumber: 'PO-4711' })).toBe(true);
    expect(storedDetails({ ...details, customerOrderNumber: '\u200e\u200f' }).customerOrderNumber).toBe('');
  });

  it.each(['4711\n2', '47\u000011', '47\u202e11', '47\ud80011', '47\u202811', '47\t11'])(
    'O9: %j has characters that cannot be read',
    (typed) => {
      expect(orderNumberFault(typed)).toBe('unreadable');
    },
  );

  it('O9: blanks around the number make no difference', () => {
    const typed = { customerOrderNumber: ' PO 1 ', deliveryAddressId: null, requestedWeek: '2027-W05' };
    expect(storedDetails(typed)).toEqual({ ...typed, customerOrderNumber: 'PO 1' });
    expect(sameDetails(typed, { ...typed, customerOrderNumber: 'PO 1' })).toBe(true);
    expect(sameDetails(typed, { ...typed, requestedWeek: null })).toBe(false);
    expect(sameDetails(typed, { ...typed, deliveryAddressId: 'a' })).toBe(false);
  });
});
