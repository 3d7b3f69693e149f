"use strict";exports.id=642,exports.ids=[642],exports.modules={40669:((F,i,p)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.findCandidates=
g;function v(){const o=p(27199);return v=function(){return o},o}function l(){const o=p(61331);return l=function(){return o},
o}function a(){const o=p(86581);return a=function(){return o},o}function g(o,t){const n=new m(t);for(const[r,f]of o.entries())
n.visitTop(f,r);return n}class m{candidates=[];messages=[];#i;#e;#s=0;#o=!1;constructor(t){this.#i=t}visitTop(t,n){this.#o||=
t.cut===!0,this.#t(t,"some_asset",[n])}#r(t,n,r,f){const h={node:t,pointer:n,value:r,type:f,...this.#e&&{envelope:this.#e}};
return this.candidates.push(h),h}#t(t,n,r){if((0,v().isJsonObject)(t.value))return this.#c(t,t.value,n,r);Array.isArray(
t.value)?this.#u(t,n,r):n!=="anything"&&this.#n(t,n,y(t.value))}#u({children:t=[]},n,r){for(const[f,h]of t.entries())this.#t(
h,n,[...r,f])}#c(t,n,r,f){const{type:h}=n;if(!(0,a().isAssetType)(h)&&!(0,a().isCompanion)(h))return this.#d(t,n,r,f);const s=(0,a().
isAssetType)(h)?this.#r(t,f,n,h):void 0;return this.#a(t,f),s}#d(t,n,r,f){const h=(0,a().isAssetType)(r)?r:Array.isArray(
n.validation)?"Gene":void 0;if(h===void 0)return this.#f(t,n,r,f);const s=u(n.type);this.#n(t,r,`${s}; it is audited as ${(0,v().
withArticle)(h)}`);const S=this.#r(t,f,n,h);return this.#a(t,f),S}#f(t,n,r,f){const h=u(n.type),s=this.#e,S=(0,l().isMessage)(
n);S&&(this.messages.push(t),this.#e=n);const A=this.candidates.length+this.#s,E=(t.children??[]).flatMap(c=>{const d=c.
key?.name??"",O=this.#l(c,[...f,d]);return O?[{key:d,asset:O}]:[]});this.#e=s,this.candidates.length+this.#s===A&&!S&&r===
"some_asset"&&this.#n(t,r,h);const b=(0,l().described)(E),e=(0,l().statementsIn)(n);if(e)for(const c of b)c.wrappers=[...c.
wrappers??[],e];return b.length===1?b[0]:void 0}#l(t,n){const r=a().LISTS.get(t.key?.name??""),f=a().SINGLES.get(t.key?.
name??"");return r&&(this.#s+=1,Array.isArray(t.value)||this.#n(t,r,"no list")),r&&Array.isArray(t.value)?this.#t(t,r,n):
a().MIXED_LISTS.has(t.key?.name??"")?this.#h(t,n):this.#t(t,f&&(0,v().isJsonObject)(t.value)?f:"anything",n)}#h(t,n){return this.#t(
t,Array.isArray(t.value)?"some_asset":"anything",n)}#a(t,n){for(const{key:r,value:f,children:h=[]}of t.children??[]){const s=a().
LISTS.get(r?.name??"");if(!(!s||!Array.isArray(f)))for(const[S,A]of h.entries())(0,v().isJsonObject)(A.value)&&this.#t(A,
s,[...n,r?.name??"",S])}}#n(t,n,r){if(this.#o)return;const f=(0,a().isAssetType)(n)?(0,v().withArticle)(n):"an asset";this.#i.
add("not-an-asset",t,`expected ${f}, found ${r}`)}}function y(o){return o===null?"null":`a ${typeof o}`}function u(o){return o===
void 0?'an object without a "type"':typeof o!="string"?'an object whose "type" is not a string':`an object of type ${JSON.
stringify(o.slice(0,40))}`}}),61331:((F,i,p)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.PROTOCOL=void 0,i.carriesAssets=
y,i.described=r,i.isMessage=m,i.payloadOf=u,i.senderOf=o,i.statedContent=h,i.statementsIn=f;function v(){const s=p(23404);
return v=function(){return s},s}function l(){const s=p(27199);return l=function(){return s},s}const a=i.PROTOCOL="gep-a2\
a",g=new Set(["publish","report","fetch"]);function m(s){return(0,l().isJsonObject)(s)&&s.protocol===a}function y({message_type:s}){
return g.has(s)}function u({payload:s}){return(0,l().isJsonObject)(s)?s:{}}function o({sender_id:s}){return typeof s=="s\
tring"&&s.trim()!==""?s:void 0}const t=new Set(["payload","asset"]),n=["type","asset_type","asset_id","content_hash","lo\
cal_id","target_asset_id","target_local_id"];function r(s){const S=s.filter(({key:E})=>t.has(E));return(S.length===0&&s.
length===1?s:S).map(({asset:E})=>E)}function f(s){const S={};for(const A of n){const E=s[A];E!=null&&(S[A]=E)}return Object.
keys(S).length>0?S:void 0}function h({value:s,wrappers:S=[],envelope:A}){if(A===void 0&&S.length===0)return(0,v().canonicalize)(
s);const{sender_id:E,signature:P}=A??{},b=A&&{sender_id:E,signature:[P,u(A).signature]};return(0,v().canonicalize)([s,S,
b])}}),78114:((F,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.UNREAD=i.INCOMPLETE=void 0,i.ambiguousFiles=g,i.
isIncomplete=l,i.markBefore=y;const p=i.UNREAD=new Set(["file-too-large","file-not-utf8","too-many","not-judged"]),v=i.INCOMPLETE=
new Set([...p,"file-not-json","json-too-deep"]);function l({problems:o}){return o.some(({rule:t})=>v.has(t))}const a=new Set(
["file-too-large","file-not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidd\
en-key"]);function g(o){return new Set(o.filter(({rule:t})=>a.has(t)).map(({location:t})=>t.path))}const m=new Set(["not\
-an-asset","missing-id","duplicate-id","duplicate-copy"]);function y(o,t,n,r){const f=new Set(n.map(({asset:s})=>s.id)),
h=new Map;for(const s of t){const S=u(s,s.location.path);h.set(S,(h.get(S)??0)+1)}return o.map(s=>{const{rule:S,id:A,location:E}=s,
P=u(s,r.get(E.path)??E.path),b=h.get(P)??0;return!m.has(S)||b===0||A!==void 0&&f.has(A)?s:(h.set(P,b-1),{...s,before:!0})})}
function u({rule:o,id:t,detail:n},r){return JSON.stringify([o,r,t,n.replace(/\d+/g,"#")])}}),64385:((F,i,p)=>{Object.defineProperty(
i,"__esModule",{value:!0}),i.declaredId=b,i.readAssetFile=t,i.readAssetNodes=n,i.tooLargeFile=s,i.unreadFile=S;function v(){
const e=p(3648);return v=function(){return e},e}function l(){const e=p(27199);return l=function(){return e},e}function a(){
const e=p(40669);return a=function(){return e},e}function g(){const e=p(61331);return g=function(){return e},e}function m(){
const e=p(73229);return m=function(){return e},e}function y(){const e=p(95757);return y=function(){return e},e}function u(){
const e=p(94534);return u=function(){return e},e}function o(){const e=p(24932);return o=function(){return e},e}function t(e,c,d,O=1){
if(c.length>d.maxBytes)return s(e,c.length,d);const{text:T,complete:L}=(0,o().decodeUtf8)(c),w=new(u()).Source(e,T,O),M=new(u()).
Problems(w);if(!L){const C={start:T.length,end:T.length};return M.add("file-not-utf8",C,"a byte that no UTF-8 text can h\
ave here"),{path:e,assets:[],problems:M.found}}const I=(0,m().readJson)(T,d,M);I.length===0&&M.found.length===0&&!A(e)&&
M.add("file-not-json",{start:0,end:0},"expected a JSON value, found an empty file");const{candidates:j,messages:_}=r(w,I,
d,M),$=E(j,w,M),J=_.map(C=>({value:C.value,location:(0,y().locatePointer)(w,C,[])}));return{path:e,assets:$,problems:M.found,
...A(e)&&c[0]!==f&&h(I,w)&&{lines:!0},...J.length>0&&{messages:J}}}function n(e,c,d){const O=new(u()).Source(e,c),T=new(u()).
Problems(O),{candidates:L}=r(O,(0,m().readJson)(c,d,T),d,T),w=E(L,O,T);return L.flatMap(({node:M},I)=>{const j=w[I];return j?
{asset:j,node:M}:[]})}function r({path:e},c,{maxAssets:d},O){const{candidates:T,messages:L}=(0,a().findCandidates)(c,O),
w=T[d];w&&O.add("too-many",w.node,`more than ${d} assets; the rest is not read`);const M=A(e)||c.length>1;return{candidates:T.
slice(0,d).map(j=>M?j:{...j,pointer:j.pointer.slice(1)}),messages:L}}const f=239;function h(e,c){let d=0;return e.every(
({start:O,end:T})=>{const{line:L,end_line:w}=c.location(O,T),M=L===w&&L>d;return d=L,M})}function s(e,c,{maxBytes:d}){const O=`${c}\
 bytes, of at most ${d}`;return{path:e,assets:[],problems:[{rule:"file-too-large",location:{path:e,line:1,column:1},detail:O}]}}
function S(e,c){const d={path:e,line:1,column:1},O=(0,v().whyNotJudged)(`the file \`${e}\``,c);return{path:e,assets:[],problems:[
{rule:"not-judged",location:d,detail:O}]}}function A(e){return e.toLowerCase().endsWith(".jsonl")}function E(e,c,d){const O=new Map,
T=new Map,L=e.map((w,M)=>{const{node:I,pointer:j,value:_,type:$,envelope:J,wrappers:C}=w,D=b(_),N=D??`#${M+1}`,k=O.get(`${$}\
 ${N}`),G=D!==void 0&&k!==void 0&&P(w,k);if(D===void 0){const R=Object.hasOwn(_,"id")?'with an "id" that is no text':'wi\
thout an "id"',U=`${(0,l().withArticle)($)} ${R}; it is called ${N} here`;I.cut||d.add("missing-id",I,U,N)}else if(G)T.set(
k,(T.get(k)??1)+1);else if(k){const R=`${$} ${JSON.stringify(N)}, first at ${d.place(k.node.start)}`;d.add("duplicate-id",
I,R,N)}else O.set(`${$} ${N}`,w);return{type:$,id:N,path:c.path,value:_,pointer:j,...I.cut&&{cut:!0},...J&&{envelope:J},
...C&&{wrappers:C},...G&&{copy:!0},locate:(R=[],U)=>(0,y().locatePointer)(c,I,R,U),text:()=>c.text.slice(I.start,I.end)}});
for(const[{node:w,type:M,value:I},j]of T){const _=b(I);d.add("duplicate-copy",w,`${M} ${JSON.stringify(_)}, ${j} times`,
_)}return L}function P(e,c){const d=O=>!O.node.cut&&!O.envelope;return d(e)&&d(c)&&(0,g().statedContent)(e)===(0,g().statedContent)(
c)}function b({id:e}){return typeof e=="string"&&e.trim()!==""?e:void 0}}),95757:((F,i)=>{Object.defineProperty(i,"__esM\
odule",{value:!0}),i.locatePointer=p;function p(a,g,m,y){let u=g;for(const o of m){const t=v(u,o);if(!t)return a.location(
u.start,u.end);u=t}return!y||typeof u.value!="string"?a.location(u.start,u.end):a.location(l(a.text,u,y.start),l(a.text,
u,y.end))}function v({value:a,children:g},m){return Array.isArray(a)?typeof m=="number"?g?.[m]:void 0:g?.findLast(({key:y})=>y?.
name===m)}function l(a,{start:g,end:m},y){const u=m-1;let o=g+1;for(let t=0;t<y&&o<u;t+=1)a[o]!=="\\"?o+=1:o+=a[o+1]==="\
u"?6:2;return Math.min(o,u)}}),86581:((F,i,p)=>{Object.defineProperty(i,"__esModule",{value:!0}),i.SINGLES=i.MIXED_LISTS=
i.LISTS=void 0,i.hasAssetLists=o,i.isAssetType=y,i.isCompanion=u;function v(){const t=p(39763);return v=function(){return t},
t}const l=i.LISTS=new Map(Object.entries({genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"Evol\
utionEvent",validation_reports:"ValidationReport",mutations:"Mutation"})),a=i.MIXED_LISTS=new Set(["assets","results"]),
g=i.SINGLES=new Map(Object.entries({gene:"Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",
validation_report:"ValidationReport",mutation:"Mutation"})),m=new Set(["PersonalityState","MemoryGraphEvent","Selector",
"Task"]);function y(t){return v().ASSET_TYPES.includes(t)}function u(t){return typeof t=="string"&&m.has(t)}function o(t){
return Object.keys(t).some(n=>l.has(n)&&Array.isArray(t[n]))}}),24932:((F,i)=>{Object.defineProperty(i,"__esModule",{value:!0}),
i.decodeUtf8=p;function p(l){try{return{text:new TextDecoder("utf-8",{fatal:!0}).decode(l),complete:!0}}catch{return{text:v(
l),complete:!1}}}function v(l){const a=new TextDecoder("utf-8",{ignoreBOM:!0}).decode(l);let g=0,m=0;for(let y=a.indexOf(
"\uFFFD");y!==-1;y=a.indexOf("\uFFFD",m)){if(g+=Buffer.byteLength(a.slice(m,y)),l[g]!==239||l[g+1]!==191||l[g+2]!==189)return a.
slice(0,y);g+=3,m=y+1}return a}})};
