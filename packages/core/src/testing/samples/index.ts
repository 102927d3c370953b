export * from './carts.ts';
export * from './configuration.ts';
export * from './customers.ts';
export * from './maintenances.ts';
export * from './messages.ts';
export * from './rights.ts';
export * from './seasons.ts';
export * from './styles.ts';
