import { colors } from '@/lib/theme/colors';

/** Where the workshop is: a sign on its stake, 32 by 44, the tip in the middle of its lower edge. */
export function MapPin() {
  return (
    <>
      <path d="M0 0h32v32H21l-5 12-5-12H0z" fill="#d93015" />
      <path d="M11 11h10v10H11z" fill={colors.paper} />
    </>
  );
}
