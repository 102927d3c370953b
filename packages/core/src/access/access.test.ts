import { describe, expect, it } from 'vitest';
import { orderingRights, type ResolvedRights } from '../contract/index.ts';
import { roleClass } from './access.ts';
import { mayInsert, mayPreview, mayScan, maySubmit, mayView } from './orderingRights.ts';

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

  it('K1 ROLE_EXTERN makes a user External, any other set Internal', () => {
    expect(roleClass(['ROLE_BUYER', 'ROLE_EXTERN'])).toBe('External');
    expect(roleClass(['ROLE_EXTERNAL'])).toBe('Internal');
    expect(roleClass([])).toBe('Internal');
  });
});
