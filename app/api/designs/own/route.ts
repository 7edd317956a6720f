export { takeKeyOfAddress as GET } from '@/lib/designs/server/answer-own';
