export { openAccountDesign as GET } from '@/lib/designs/server/answer-own';
