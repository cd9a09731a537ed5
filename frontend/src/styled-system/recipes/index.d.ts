/* eslint-disable */
type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never
export * from './alert';
export * from './badge';
export * from './button';
export * from './check';
export * from './chip';
export * from './chips';
export * from './crumb';
export * from './drawing';
export * from './empty';
export * from './movement';
export * from './page-head';
export * from './plate';
export * from './ranking-skeleton';
export * from './section';
export * from './skeleton-block';
export * from './vote-button';
export * from './evidence-label';
export * from './inline-field';
export * from './likely-places';
export * from './media';
export * from './score';
export * from './score-bar';
export * from './segment';
export * from './spinner';
export * from './tabs';
export * from './tooltip';
export * from './card-retailers';
export * from './card-votes';
export * from './list-evidence';
export * from './list-notice';
export * from './load-more';
export * from './rank-card';
export * from './rank-plate';
export * from './ranking-toolbar';