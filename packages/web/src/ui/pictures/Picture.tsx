import type { ComponentProps } from 'react';
import { usePictureInTurn } from './usePictureInTurn.ts';

type Props = Omit<ComponentProps<'img'>, 'src' | 'ref' | 'loading' | 'decoding'> & {
  address: string;
  alt: string;
  /** It asks for its turn at once, wherever it is. */
  eager?: boolean | undefined;
};

/** A picture that the server may still have to make: it loads in its turn, when it comes near to the window. */
export function Picture({ address, alt, eager, ...rest }: Props) {
  return <img {...rest} ref={usePictureInTurn(address, eager)} alt={alt} decoding="async" />;
}
