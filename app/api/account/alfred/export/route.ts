export { exportConversation as GET } from '@/lib/alfred/server/export-conversation';
