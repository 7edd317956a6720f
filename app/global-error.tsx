export { BrokenDocument as default } from '@/components/layout/broken-document.client';
