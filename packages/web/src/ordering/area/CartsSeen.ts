import { createContext } from 'react';

/** Whether this user is told of carts: those who neither fill nor submit them are told of none. */
export const CartsSeen = createContext(true);
