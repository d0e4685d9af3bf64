/** Sets an entry as the newest one of the map, and removes the oldest ones beyond `max`. */
export function setNewest<Key, Value>(map: Map<Key, Value>, [key, value]: [Key, Value], max: number): void {
  map.delete(key)
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= max) return
    map.delete(oldest)
  }
}
