import { randomUUID } from 'node:crypto';
import type { Staff, StaffRole } from '@/lib/staff/staff';
import type { TestStack } from './test-stack';

/** Proof of being staff as `findStaff` gives it, with the role in the database: for use cases that are called directly. */
export async function someStaff(stack: TestStack, role: StaffRole): Promise<Staff> {
  const id = randomUUID();
  await stack.database.from('staff_members').insert({ user_id: id, role }).throwOnError();
  return { viewer: { id }, role } as Staff;
}

/** Takes the role away again: what the person still holds as proof is worth nothing from now on. */
export async function dismiss(stack: TestStack, staff: Staff): Promise<void> {
  await stack.database.from('staff_members').delete().eq('user_id', staff.viewer.id).throwOnError();
}
