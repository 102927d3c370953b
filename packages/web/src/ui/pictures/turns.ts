/**
 * How many pictures are on their way at once. A browser keeps six connections to a server (HTTP/1.1), the live events
 * hold one, and a picture that the server has to make holds another for as long as that takes: data and code must not
 * wait behind pictures.
 */
const AT_ONCE = 3;

const waiting = new Set<() => void>();
let onTheWay = 0;

const begin = (): void => {
  for (const one of waiting) {
    if (onTheWay === AT_ONCE) return;
    waiting.delete(one);
    onTheWay += 1;
    one();
  }
};

/**
 * Calls `start` when it is its turn, at once if fewer than three are on their way. The returned function ends the turn,
 * or gives it up before it has begun; calling it again has no effect.
 */
export function takeTurn(start: () => void): () => void {
  let isMine = true;
  let hasBegun = false;
  const mine = () => {
    hasBegun = true;
    start();
  };
  waiting.add(mine);
  begin();
  return () => {
    if (!isMine) return;
    isMine = false;
    waiting.delete(mine);
    if (hasBegun) onTheWay -= 1;
    begin();
  };
}
