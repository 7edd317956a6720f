import { followVisit } from '@/lib/visits/follow-visit';

// Loaded after idle, where the stored choice allows statistics, and when it comes to allow them.
followVisit();
