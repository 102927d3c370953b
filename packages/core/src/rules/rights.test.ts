import { describe, expect, it } from 'vitest';
import { orderingRights, type ResolvedRights } from '../contract/index.ts';
import * as questions from './rights.ts';

const { mayApprove, mayInsert, mayPreview, mayScan, maySubmit, mayView, mayViewIn, handlesCarts, rightTo } =
  questions;

const none = { rights: [], features: [] };

describe('K1 rights', () => {
  const asked = {
    PRE_ORDER_PREVIEW: mayPreview,
    COLLECTION_VIEW: mayView,
    SHOPPINGCART_INSERT: mayInsert,
    SHOPPINGCART_SUBMIT: maySubmit,
    SCAN_ARTICLES: mayScan,
  };
  for (const right of orderingRights) {
    it(`K1 ${right} gates its own action in its own right environment only`, () => {
      const rights: ResolvedRights = {
        preorder: { rights: [right], features: [] },
        postorder: none,
        admin: { rights: [...orderingRights], features: [] },
        selfService: none,
      };
      const granted = Object.entries(asked).filter(([, may]) => may(rights, 'preorder'));
      expect(granted.map(([name]) => name)).toEqual([right]);
      expect(Object.values(asked).some((may) => may(rights, 'postorder'))).toBe(false);
    });
  }

  it('K1 a feature is not a right', () => {
    const rights = {
      preorder: { rights: [], features: ['COLLECTION_VIEW'] },
      postorder: none,
      admin: none,
      selfService: none,
    };
    expect(mayView(rights, 'preorder')).toBe(false);
  });

  it('K1 a question names the right it asks for', () => {
    const asked = { preview: mayPreview, view: mayView, insert: mayInsert, submit: maySubmit, scan: mayScan };
    for (const [name, right] of Object.entries(rightTo)) {
      const rights = {
        preorder: { rights: [right], features: [] },
        postorder: none,
        admin: none,
        selfService: none,
      };
      const granted = Object.entries(asked).filter(([, may]) => may(rights, 'preorder'));
      expect(granted.map(([question]) => question)).toEqual([name]);
    }
  });

  const only = (right: string): ResolvedRights => ({
    preorder: { rights: [right], features: [] },
    postorder: none,
    admin: none,
    selfService: none,
  });

  it('K2 whoever edits or finalizes handles carts, and only who edits approves', () => {
    const held = orderingRights.filter((right) => handlesCarts(only(right), 'preorder'));
    expect(held).toEqual([rightTo.insert, rightTo.submit]);
    expect(orderingRights.filter((right) => mayApprove(only(right), 'preorder'))).toEqual([rightTo.insert]);
  });

  it('L3 an active place takes the right to view, an upcoming one that to preview, and nobody sees one that ended', () => {
    const seen = (phase: 'active' | 'upcoming' | 'ended') =>
      orderingRights.filter((right) => mayViewIn(phase, only(right), 'preorder'));
    expect([seen('active'), seen('upcoming'), seen('ended')]).toEqual([
      [rightTo.view],
      [rightTo.preview],
      [],
    ]);
  });

  it('K1 any right of ordering opens it, in its own right environment', () => {
    const enters = orderingRights.filter((right) => questions.entersOrdering(only(right), 'preorder'));
    expect(enters).toEqual(orderingRights);
    expect(questions.entersOrdering(only('USER_ADMIN'), 'preorder')).toBe(false);
    expect(questions.entersOrdering(only(rightTo.view), 'postorder')).toBe(false);
  });

  it('K1 a type of documents takes its own right and the one to documents', () => {
    const papers = (...rights: string[]) =>
      questions.readableDocuments({
        preorder: none,
        postorder: none,
        admin: none,
        selfService: { rights, features: [] },
      });
    expect(papers('DOCUMENT_TYPES', 'ORDER')).toEqual(['ORDER']);
    expect(papers('ORDER')).toEqual([]);
    expect(papers('DOCUMENT_TYPES')).toEqual([]);
  });
});
