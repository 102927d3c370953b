import type { SignedInUser } from './accessCheck.ts';

/** A person's name for display. */
export const nameOf = ({ firstName, lastName }: Pick<SignedInUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
