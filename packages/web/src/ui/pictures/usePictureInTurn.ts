import { type RefCallback, useCallback } from 'react';
import { watchNear } from './nearWindow.ts';
import { takeTurn } from './turns.ts';

/** Sets the address of a picture when it is its turn, and takes it away when the picture leaves the page. */
function loadInTurn(picture: HTMLImageElement, address: string, eager: boolean): () => void {
  let end = () => {};
  const ask = () => {
    end();
    end = takeTurn(() => {
      picture.src = address;
    });
  };
  const ended = () => end();
  picture.addEventListener('load', ended);
  picture.addEventListener('error', ended);
  let stop = () => {};
  if (eager) ask();
  else
    stop = watchNear(picture, (isNear) => {
      if (picture.hasAttribute('src')) return;
      if (isNear) ask();
      else end();
    });
  return () => {
    stop();
    picture.removeEventListener('load', ended);
    picture.removeEventListener('error', ended);
    // A browser goes on loading a picture that has left the page, unless its address goes as well.
    picture.removeAttribute('src');
    end();
  };
}

/**
 * The ref of an `<img>` without a `src`, which gets the address when it comes near to the window and it is its turn:
 * see {@link takeTurn}.
 *
 * @param eager it asks for its turn at once, wherever it is
 */
export function usePictureInTurn(address: string, eager = false): RefCallback<HTMLImageElement> {
  return useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture === null) return;
      if (typeof IntersectionObserver !== 'undefined') return loadInTurn(picture, address, eager);
      picture.src = address;
    },
    [address, eager],
  );
}
