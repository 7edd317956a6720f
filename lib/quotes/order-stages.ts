/** Where the work on an order can stand, in order. */
export const orderStages = ['proof', 'approved', 'material', 'production', 'fitting', 'done'] as const;

export type OrderStage = (typeof orderStages)[number];
