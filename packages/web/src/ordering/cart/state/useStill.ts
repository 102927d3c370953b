import { useState, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
};

const isInCell = (): boolean => document.activeElement?.hasAttribute('data-cell') ?? false;

/**
 * What is told above the cells, as it was when one of them got the focus: it follows when the focus leaves them, so that
 * nothing moves under a hand that types. A value that did not change must be the same object.
 */
export function useStill<Value>(value: Value): Value {
  const inCell = useSyncExternalStore(subscribe, isInCell);
  const [told, tell] = useState(value);
  if (!inCell && told !== value) tell(value);
  return inCell ? told : value;
}
