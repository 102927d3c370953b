import { createEvent, fireEvent } from '@testing-library/react';

const PACE = 8;
let clock = 1000;

/**
 * Keys as a hand scanner sends them, whatever the machine takes over them: each types into the field that has the
 * focus unless that is prevented. Returns which of them did.
 */
export function pressFast(target: HTMLElement, keys: readonly string[]): boolean[] {
  clock += 5000;
  return keys.map((key) => {
    clock += PACE;
    const press = createEvent.keyDown(target, { key });
    Object.defineProperty(press, 'timeStamp', { value: clock });
    const goesOn = fireEvent(target, press);
    if (goesOn && key.length === 1 && target instanceof HTMLInputElement) {
      fireEvent.input(target, { target: { value: target.value + key } });
    }
    return goesOn;
  });
}
