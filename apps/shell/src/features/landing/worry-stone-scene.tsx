/** A worry stone with a thumb hollow, a sprig, and two smaller stones. Decorative. */
export function WorryStoneScene() {
  return (
    <svg viewBox="0 0 520 380" fill="none" aria-hidden="true" focusable="false">
      {/* warm light behind the stone */}
      <path
        d="M262 16c84-10 176 38 200 122 22 78-22 152-104 182-92 34-214 24-274-44C34 220 40 128 98 74c42-40 104-50 164-58Z"
        fill="var(--accent-soft)"
      />
      <path d="M398 56c24 16 42 38 52 64M430 46c12 9 22 20 30 32" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />

      {/* sprig */}
      <path d="M108 300c-34-44-44-104-26-172" stroke="var(--stone-hollow)" strokeWidth="4" strokeLinecap="round" />
      <g fill="var(--stone-light)">
        <path d="M82 132c-16-14-20-34-10-56 18 12 24 34 10 56Z" />
        <path d="M76 178c-22-4-38-18-44-42 24 0 42 16 44 42Z" />
        <path d="M78 166c6-22 22-34 46-36-2 24-20 38-46 36Z" />
        <path d="M84 238c-22 0-40-12-50-34 24-4 44 8 50 34Z" />
        <path d="M84 222c2-22 16-36 40-42 2 24-14 42-40 42Z" />
      </g>

      {/* the ground's shadow */}
      <path d="M92 322c62 24 286 26 372-2 16 18-70 44-182 44-104 0-190-22-190-42Z" fill="var(--wash)" />

      {/* the stone: its edge, its face, the hollow, the light on them */}
      <path
        d="M106 238c-6-76 64-134 158-142 98-8 176 38 184 118 6 70-56 122-160 130-104 8-176-32-182-106Z"
        fill="var(--stone-hollow)"
      />
      <path d="M106 226c-6-74 64-130 158-138 98-8 176 36 184 114 6 68-58 114-160 122-102 8-176-26-182-98Z" fill="var(--stone)" />
      <path d="M184 214c-4-36 36-64 90-69 54-4 98 16 102 50 3 34-36 59-92 64-54 4-97-11-100-45Z" fill="var(--stone-hollow)" />
      <path
        d="M190 226c12 22 50 34 94 30 46-4 80-22 90-48 0 28-34 48-90 53-48 4-86-7-94-35Z"
        fill="var(--stone-light)"
        opacity="0.55"
      />
      <path d="M142 182c18-32 50-54 92-62" stroke="var(--stone-light)" strokeWidth="6" strokeLinecap="round" opacity="0.7" />
      <path d="M254 116c6-1 12-2 18-2" stroke="var(--stone-light)" strokeWidth="6" strokeLinecap="round" opacity="0.7" />

      {/* smaller stones */}
      <path d="M398 320c-2-22 20-40 48-40s52 15 52 37c0 20-20 33-50 33-28 0-48-11-50-30Z" fill="var(--accent)" />
      <path d="M416 310c6-9 17-15 30-16" stroke="var(--stone-shine)" strokeWidth="4" strokeLinecap="round" opacity="0.75" />
      <path d="M330 344c0-15 15-26 35-26 21 0 37 10 37 25 0 14-15 23-36 23s-36-8-36-22Z" fill="var(--support)" />
      <path d="M343 337c5-6 11-9 20-10" stroke="var(--stone-shine)" strokeWidth="3.5" strokeLinecap="round" opacity="0.65" />
    </svg>
  )
}
