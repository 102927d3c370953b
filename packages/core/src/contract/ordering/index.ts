export * from './article.ts';
export * from './cart.ts';
export * from './customer.ts';
export * from './finding.ts';
export * from './order.ts';
export * from './place.ts';
export * from './season.ts';
export * from './style.ts';
