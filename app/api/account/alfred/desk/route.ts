export { loadDesk as GET } from '@/lib/alfred/server/load-desk';
