import { serviceRecords } from './generated/service-records';
import type { Service } from './service';
import type { ServicePageId } from './service-groups';

/** Every service page by its id. */
export const services: Record<ServicePageId, Service> = serviceRecords;
