import type { SignedInUser } from './accessCheck.ts';

/** A person's name for display. */
export const nameOf = ({ firstName, lastName }: SignedInUser): string => `${firstName} ${lastName}`;
