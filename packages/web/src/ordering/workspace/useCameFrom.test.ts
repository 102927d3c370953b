import type { PlaceRoute } from '@selvedge/core/ordering';
import { samplePlace as place } from '@selvedge/core/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOrigin } from './useCameFrom.ts';

const list: PlaceRoute = { screen: 'styles', place };
const style = (articleId: string): PlaceRoute => ({ screen: 'style', place, articleId });

it('M1 knows the style one comes from, also where every page is drawn anew', () => {
  const owner = {};
  const visit = (route: PlaceRoute) => {
    const { result, unmount } = renderHook(() => useOrigin(owner, route));
    unmount();
    return result.current;
  };
  expect(visit(list)).toBeNull();
  expect(visit(style('s-1'))).toBeNull();
  expect(visit(style('s-2'))).toBeNull();
  expect(visit(list)).toBe('s-2');
  expect(visit({ screen: 'cart', place })).toBeNull();
  expect(visit(list)).toBeNull();
});

it('M1 knows it on a page that stays', () => {
  const { result, rerender } = renderHook(({ route }) => useOrigin(place, route), {
    initialProps: { route: style('s-1') },
  });
  rerender({ route: list });
  expect(result.current).toBe('s-1');
  rerender({ route: { screen: 'styles', place, search: '?q=shirt' } });
  expect(result.current).toBe('s-1');
});
