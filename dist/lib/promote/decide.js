"use strict";module.exports={"promote/decide"(S,o,C,ot){let F;const y=()=>F??=o("assets/subject");let K;const M=()=>K??=o("audit/clai\
ms/broadcast");let A;const T=()=>A??=o("audit/claims/proven-streak");let x;const b=()=>x??=o("rules/eligibility-of");let B;
const _=()=>B??=o("rules/finding");let D;const G=()=>D??=o("verdict/verdict");let N;const H=()=>N??=o("promote/bundle");
let I;const J=()=>I??=o("promote/evidence/judge-evidence");let U;const f=()=>U??=o("promote/identity");let V;const w=()=>V??=
o("promote/known");let X;const z=()=>X??=o("promote/value/near-duplicate");let L;const P=()=>L??=o("promote/value/other-\
environment");let Q;const R=()=>Q??=o("promote/value/stale-evidence");C(S,{decide:()=>Z});const W=new Set(["Gene","Capsu\
le","EvolutionEvent"]),Y={eligible:"promoted",unproven:"quarantined",refuted:"rejected"};function Z(n,e){const{policy:i}=e,
s=new Map(e.known),d=new Set(e.events.map(({value:t})=>t.id)),r=(0,T().streakCounter)(e.events,!0),a=(0,z().nearDuplicatesOf)(
e.known.values()),k=(0,R().staleEvidence)(e.events,{now:e.now,days:i.a2a.stale_after_days}),v=[],c=[];for(const{asset:t,
findings:l}of n){const p=s.get((0,w().assetKey)(t)),u=e.revocations(t),E=u?void 0:q(t,p);if(E!==void 0){c.push({asset:t,
reason:E});continue}const g=(0,J().evidenceOf)(t,e.evidence),nt=[...u?[u]:[],...l,...p&&!(0,f().isSameAsset)(t,p)?[tt(t,
p)]:[],...e.audited(t),...m(t),...(0,f().exchangeFindings)(t),...(0,f().unhashedFindings)(t),...g.findings,...a.findingsAbout(
t),...k(t,g),...(0,P().otherEnvironment)(t,g,e.environment)],O=$(t,g,nt,i.fail_on);v.push(O),O.outcome==="promoted"&&(s.
set((0,w().assetKey)(t),t),a.add(t))}return{decided:(0,H().decideBundles)(v),skipped:c};function m(t){switch(t.type){case"\
Capsule":return(0,M().broadcastFindings)(t,r(t),i.a2a);case"EvolutionEvent":return et(t);default:return[]}}function et(t){
const{parent:l}=t.value;if(typeof l!="string"||s.has((0,w().assetKey)({type:"EvolutionEvent",id:l}))||d.has(l))return[];
const u={location:t.locate(["parent"]),subject:(0,y().subjectOf)(t)};return[(0,_().finding)("event-parent-unknown",{event:t.
id,parent:l},u)]}}function $(n,e,i,s){const d=c=>{const m=(0,G().severityVerdict)([c],s);return m==="fail"||m==="error"},
r=j(i.filter(d)),a=(0,b().eligibilityOf)(r),k=r.filter(b().isMissingEvidence),v=new Set(r.map(h));return{asset:n,outcome:Y[a],
eligibility:a,evidence:e,reasons:[...r.filter(c=>!(0,b().isMissingEvidence)(c)),...k.filter(({rule:c})=>a==="unproven"||
c!=="evidence-too-low")],notices:j(i.filter(c=>!d(c)&&!v.has(h(c))))}}function j(n){return[...new Map(n.map(e=>[h(e),e])).
values()]}function h({rule:n,args:e}){return JSON.stringify([n,e])}function q(n,e){const{type:i,id:s}=n,d={location:n.locate(),
subject:(0,y().subjectOf)(n)};if(!W.has(i))return(0,_().finding)("not-exchanged",{type:i,id:s},d);if(!(e===void 0||!(0,f().
isSameAsset)(n,e)))return(0,_().finding)("already-promoted",{type:i,id:s,place:e.path},d)}function tt(n,e){const{type:i,
id:s}=n,d={location:n.locate(["id"]),subject:(0,y().subjectOf)(n)};return(0,_().finding)("promotion-conflict",{type:i,id:s,
place:e.path},d)}}};
