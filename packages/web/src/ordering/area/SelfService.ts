import { createContext } from 'react';

/** The configured address of the self-service area, where rights are asked for; null: there is none. */
export const SelfService = createContext<string | null>(null);
