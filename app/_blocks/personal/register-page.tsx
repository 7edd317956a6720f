import type { ReactNode } from 'react';
import { staffAreas } from '@/lib/staff/areas';
import {
  type Found,
  pageFilter,
  type Register,
  type RegisterQuery,
  readRegisterQuery,
  registerAddress,
} from '@/lib/staff/register-query';
import { readRegister } from '@/lib/staff/server/read-register';
import { StaffPage } from './staff-page';

/** The page of a register: what its address asks for, read for whoever may open its area. */
export async function RegisterPage<Kind extends Register>({
  register,
  asked,
  children,
}: {
  register: Kind;
  /** The parameters of the address. */
  asked: Record<string, unknown>;
  children: (found: Found<Kind>, query: RegisterQuery) => ReactNode;
}) {
  const query = readRegisterQuery(asked, register);
  return (
    <StaffPage page={staffAreas[register.area].page} query={registerAddress(query.filters, query.page)}>
      {async (staff) => {
        const found = await readRegister(staff, register, pageFilter(query));
        if (found === null) throw new Error('The database does not answer');
        return children(found, query);
      }}
    </StaffPage>
  );
}
