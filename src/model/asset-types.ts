export const ASSET_TYPES = [
  'Gene',
  'Capsule',
  'EvolutionEvent',
  'ValidationReport',
  'Mutation',
] as const;
